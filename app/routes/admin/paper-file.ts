import { readPaperFile } from '#app/services/panel/paper-files.server.ts'
import type { Route } from './+types/paper-file'

/** An invoice or a credit note, for those of the house. */
export async function loader(asked: Route.LoaderArgs) {
  return readPaperFile(asked)
}
