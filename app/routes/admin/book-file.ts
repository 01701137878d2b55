import { readBookFile } from '#app/services/panel/paper-files.server.ts'
import type { Route } from './+types/book-file'

/** The journal or the daily sales of a span of days, for an accountant. */
export async function loader(asked: Route.LoaderArgs) {
  return readBookFile(asked)
}
