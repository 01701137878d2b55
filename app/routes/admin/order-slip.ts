import { readSlipFile } from '#app/services/panel/paper-files.server.ts'
import type { Route } from './+types/order-slip'

/** What is laid into the parcel of an order. */
export async function loader(asked: Route.LoaderArgs) {
  return readSlipFile(asked)
}
