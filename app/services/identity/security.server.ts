import encodeQR from 'qr'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { passkeys } from '#app/texts/identity/account/security.ts'

/** What a member has beside their password. */
export async function getSecurityPage(api: ShopApi) {
  const factor = orThrow(await api.getSecondFactor())
  const keys = orThrow(await api.listPasskeys())
  return {
    factor,
    keys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      told: `${passkeys.added} ${sayShortDay(createdAt)}, ${lastUsedAt ? `${passkeys.used} ${sayShortDay(lastUsedAt)}` : passkeys.unused}`,
    })),
  }
}

/** A link as a picture to take with a telephone: how many squares it is wide, and the outline of the dark ones. */
export function drawQr(link: string): { size: number; path: string } {
  const rows = encodeQR(link, 'raw', { border: 4, ecc: 'medium' })
  const runs = rows.flatMap((row, y) => darkRunsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size: rows.length, path: runs.join('') }
}

function darkRunsOf(row: boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    runs.push([x, (end < 0 ? row.length : end) - x])
    x += runs.at(-1)?.[1] ?? 0
  }
  return runs
}
