import type { ReactNode } from 'react'
import { panelTexts } from '#app/texts/house/panel.ts'
import { PanelIcon } from '../frame/icon.tsx'

type Props = { action?: string; label: string; search: string; children?: ReactNode }

/** Looks for something in a list; what is to be kept of the address stands within. */
export function FindForm({ action, label, search, children }: Props) {
  return (
    <form className="find" action={action}>
      <label className="told" htmlFor="q">
        {label}
      </label>
      {children}
      <input id="q" type="search" name="q" defaultValue={search} placeholder={label} maxLength={100} />
      <button type="submit">
        <PanelIcon of="search" />
        <span className="told">{panelTexts.search}</span>
      </button>
    </form>
  )
}
