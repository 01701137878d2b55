import { refusePage } from '#app/http/hand-out.server.ts'

/** No such page, no such act, no such step, or a file that is not there: whoever sends one, too, sees the page that says so. */
export const loader = refusePage

export const action = refusePage

export default function NotThere() {
  return null
}
