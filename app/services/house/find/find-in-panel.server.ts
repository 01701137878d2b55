import type { ShopApi } from '#api/contract/index.ts'
import { readCommand } from '#app/models/house/find/read-command.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { FoundGroup } from '#app/ui/house/find/find-view.ts'
import type { WhoAsks } from '../plans/task-plans.server.ts'
import { findActs } from './find-acts.server.ts'
import { findHelp } from './find-help.server.ts'
import { findRecords } from './find-records.server.ts'
import { findScreens } from './find-screens.server.ts'

const longestWords = 100

/** What was looked for, as an address or a form says it. */
export function readWords({ searchParams }: URL): string {
  return (searchParams.get('q') ?? '').trim().slice(0, longestWords)
}

/** What the words of a search lead to: acts first, then records by what their desks find, then screens and settings. */
export async function findInPanel(api: ShopApi, words: string, who: WhoAsks): Promise<FoundGroup[]> {
  if (foldText(words) === '') return []
  const command = readCommand(words, parisDay(new Date()))
  const [acts, records] = await Promise.all([command ? findActs(api, command, who) : [], findRecords(api, words, who)])
  const screens = findScreens(words, who)
  const groups: FoundGroup[] = [
    { group: 'acts', found: acts },
    ...records,
    { group: 'screens', found: screens },
    { group: 'help', found: findHelp(words, who.goods) },
  ]
  return groups.filter(({ found }) => found.length > 0)
}
