import { readTableFile } from '#app/services/panel/tables.server.ts'
import type { Route } from './+types/table-file'

/** A table of the shop for a spreadsheet. */
export async function loader(asked: Route.LoaderArgs) {
  return readTableFile(asked)
}
