import { fileURLToPath } from 'node:url'
import { lockData } from '../http/data-lock.ts'
import { sayOpen } from '../http/message/say-start.ts'
import { closeOnSignal } from '../http/signals.ts'
import { requireDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { listenOrClose } from './listen-or-close.ts'
import { openShop } from './open-shop.ts'
import { waitForApi, waitForDatabase } from './require-neighbours.ts'
import { requireSites } from './require-sites.ts'

/** Serves the sites and, unless another process does, the product API; ends when told to. */
export async function serve(settings: Settings, program: string): Promise<{ address: string }> {
  if (!settings.apiUrl) requireDatabase(settings)
  const isAlone = !settings.databaseUrl && !settings.apiUrl && !settings.sharedData
  const unlock = isAlone ? lockData(settings.dataDir) : () => {}
  process.once('exit', unlock)
  await waitForApi(settings)
  if (!settings.apiUrl) {
    await waitForDatabase(settings)
    await requireSites(settings)
  }
  const shop = await openShop(settings, { clientDir: clientDirOf(program), jobs: true, program: fileURLToPath(program) })
  const { address } = await listenOrClose(shop)
  closeOnSignal(settings, shop.close)
  sayOpen(settings, 'shop', address)
  return { address }
}

/** Where the build put the browser's files: beside its own folder. */
export function clientDirOf(program: string): string {
  return fileURLToPath(new URL('../client', program))
}
