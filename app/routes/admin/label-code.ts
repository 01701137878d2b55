import { readLabelCode } from '#app/services/panel/label-code.server.ts'
import type { Route } from './+types/label-code'

/** The code of a bottle as a file for its printer. */
export async function loader(asked: Route.LoaderArgs) {
  return readLabelCode(asked)
}
