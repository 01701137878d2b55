import { readLabelCodes } from '#app/services/panel/label-code.server.ts'
import type { Route } from './+types/label-codes'

/** The codes of all wines on sheets to print. */
export async function loader(asked: Route.LoaderArgs) {
  return readLabelCodes(asked)
}
