import type { ReactNode } from 'react'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'

type Props = { texts: { title: string; lead: string; text: string }; children?: ReactNode }

/** A page that has nothing to show yet, and says so. */
export function EmptyScreen({ texts, children }: Props) {
  return (
    <Screen title={texts.title} crumbs={crumbsToSpace}>
      <div className="empty">
        <img src="/art/mark.svg" width="96" height="96" alt="" />
        <div>
          <h2>{texts.lead}</h2>
          <p>{texts.text}</p>
          {children}
        </div>
      </div>
    </Screen>
  )
}
