import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { openSiteIndexes } from '#api/house/search/site-indexes.ts'
import { openIndexFolder } from '#api/platform/search/kept/index-folder.ts'
import { openContentVersions } from '#api/site/settings/content-version.ts'
import type { Stage } from '../stage.ts'

/** Has the indexes of a stage kept on the disk until the test is over; `startAgain` forgets what lies in memory, as a start does. */
export function keepIndexes(stage: Stage) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-index-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const startAgain = () => {
    stage.dependencies.indexes = openSiteIndexes(openContentVersions(stage.db), {
      beyond: { shelf: openIndexFolder({ folder, program: 'one', fewest: 1 }), later: 1 },
    })
  }
  startAgain()
  const isKept = () => vi.waitUntil(() => existsSync(join(folder, '1.fr.index')), { timeout: 60_000 })
  return { startAgain, isKept }
}
