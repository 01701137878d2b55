import { refusePage } from '#app/services/panel/hand-out.server.ts'

/** An address of the panel that has no page: told in the panel to those of the house, and to nobody else that it is one. */
export const loader = refusePage

export const action = refusePage

export default function NotThere() {
  return null
}
