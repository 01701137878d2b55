import { readRoundFile } from '#app/services/panel/order-round.server.ts'
import type { Route } from './+types/round-file'

/** The papers of a round in one file. */
export async function loader(asked: Route.LoaderArgs) {
  return readRoundFile(asked)
}
