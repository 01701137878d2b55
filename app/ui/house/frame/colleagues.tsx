import { createContext, useContext } from 'react'

/** What the screen that is shown changes, and what is said of colleagues who have it open too. */
export type OpenRecord = { record: string; says: string }

/** Set for all that a screen draws. */
export const OpenRecordContext = createContext<OpenRecord | undefined>(undefined)

/** Says beside what saves that a colleague has the same open; a script says it anew. */
export function Colleagues() {
  const open = useContext(OpenRecordContext)
  if (!open) return null
  return (
    <span className="colleagues" role="status" data-record={open.record}>
      {open.says}
    </span>
  )
}
