import { href } from 'react-router'
import { helpTexts } from '#app/texts/house/help/help.ts'
import type { MenuEntry } from '../frame/panel-frame-view.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { HelpLinks } from './help-list.tsx'

type Props = { title: string; says: string; steps: readonly string[]; screens: MenuEntry[]; related: MenuEntry[] }

/** One task: what to know, what to do, and where. */
export function HelpSheet({ title, says, steps, screens, related }: Props) {
  return (
    <>
      <ScreenHead back={{ href: href('/admin/aide'), label: helpTexts.title }} title={title} says={says} />
      <Sheet title={helpTexts.steps}>
        <ol>
          {steps.map((step, place) => (
            <li key={step}>
              {place + 1}. {step}
            </li>
          ))}
        </ol>
      </Sheet>
      {screens.length > 0 && (
        <Sheet title={helpTexts.screens}>
          <HelpLinks entries={screens} />
        </Sheet>
      )}
      <Sheet title={helpTexts.related}>
        <HelpLinks entries={related} />
      </Sheet>
    </>
  )
}
