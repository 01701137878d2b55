import { throwNotFound } from '#app/http/answers.server.ts'

/** No such act, no such step: whoever sends one, too, sees the page of what is not there. */
export const loader = throwNotFound

export const action = throwNotFound

export default function NotThere() {
  return null
}
