import { createHash } from 'node:crypto'
import { countStates } from '#app/models/site/law/conformity.ts'
import { lawTexts, conformityTexts as words } from '#app/texts/house/conformity.ts'
import type { Conformity, RuleView } from '#app/ui/house/settings/conformity-view.ts'

/** The page of the law as a file to keep: what was seen, when, and a mark by which a changed copy is known. */
export function writeConformityReport({ house, at, lines }: Conformity): string {
  const body = [
    words.reportTitle(house),
    words.seenAt(at),
    words.sum(countStates(lines)),
    '',
    ...lines.flatMap(linesOf),
    words.advice,
  ].join('\n')
  return `${body}\n\nSHA-256 : ${createHash('sha256').update(body).digest('hex')}\n`
}

function linesOf({ row, state, saw, reason, wines }: RuleView): string[] {
  const [name, says, law] = lawTexts[row]
  return [
    `${words.states[state]} : ${name}`,
    `  ${says} (${law})`,
    ...(saw ? [`  ${words.seen} : ${saw}`] : []),
    ...(reason ? [`  ${words.reason} : ${reason}`] : []),
    ...(wines.length > 0 ? [`  ${words.silent} ${wines.map((wine) => wine.name).join(', ')}`] : []),
    '',
  ]
}
