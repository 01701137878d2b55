import { z } from 'zod'
import { lawCounts, publishedKinds } from '#app/models/site/law/law-facts.ts'
import { type WordRuleName, wordRules } from '#app/models/site/law/word-rules.ts'
import { Instant } from '../../platform/values.ts'

const SilentProducts = z.object({
  wines: z.array(z.object({ id: z.string().max(200), name: z.string().max(1000) })),
  total: z.int().min(0),
})
const Rule = z.enum(Object.keys(wordRules) as [WordRuleName, ...WordRuleName[]])

/** What the law is judged by, as it was seen in the running shop. */
export const Inspection = z.object({
  at: Instant,
  counts: z.record(z.enum(lawCounts), z.int().min(0)),
  textsRead: z.int().min(0),
  found: z.array(
    z.object({
      rule: Rule,
      words: z.string().max(400),
      kind: z.enum(publishedKinds),
      id: z.string().max(200),
      name: z.string().max(1000),
    }),
  ),
  silent: z.object({ label: SilentProducts, food: SilentProducts, goods: SilentProducts }),
})
