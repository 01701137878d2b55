import { fileURLToPath } from 'node:url'
import { lockData } from '../http/data-lock.ts'
import { closeOnSignal } from '../http/signals.ts'
import type { Settings } from '../settings/settings.ts'
import { openShop } from './open-shop.ts'

/** Serves the sites and, unless another process does, the product API; ends when told to. */
export async function serve(settings: Settings, program: string): Promise<{ address: string }> {
  const isAlone = !settings.databaseUrl && !settings.apiUrl && !settings.sharedData
  const unlock = isAlone ? lockData(settings.dataDir) : () => {}
  process.once('exit', unlock)
  const shop = await openShop(settings, { clientDir: clientDirOf(program), jobs: true })
  const { address } = await shop.listen()
  closeOnSignal(shop.close)
  console.log(`The shop is open at ${address}`)
  return { address }
}

/** Where the build put the browser's files: beside its own folder. */
export function clientDirOf(program: string): string {
  return fileURLToPath(new URL('../client', program))
}
