import { z } from 'zod'
import { legalKinds } from '#app/models/site/law/legal.ts'
import { call } from '../platform/call.ts'
import { ParameterType } from '../platform/parameter.ts'
import { RichText } from '../platform/rich-text.ts'
import { Instant, number, ShortText } from '../platform/values.ts'

const Processing = z.object({
  what: z.string(),
  people: z.string(),
  data: z.string(),
  basis: z.string(),
  term: z.string(),
  recipients: z.string(),
})

const Kind = z.enum(legalKinds)
const Version = z.object({ version: z.int(), since: Instant })

const LegalText = Version.extend({
  kind: Kind,
  text: RichText.extend({ content: z.array(RichText.shape.content.element).max(60_000) }),
  /** Every version there has been, the present one first. */
  versions: z.array(Version),
})

/** The legal texts of the site, in each version that was shown. */
export const legal = {
  getLegalText: call('GET /legal/{kind}', 'public', {
    says: 'Un texte légal du site, dans sa version du jour.',
    params: z.strictObject({ kind: Kind }),
    answer: LegalText,
  }),
  getLegalVersion: call('GET /legal/{kind}/{version}', 'public', {
    says: 'Un texte légal dans une version passée ou présente.',
    params: z.strictObject({ kind: Kind, version: number(1, 999_999_999) }),
    answer: LegalText,
  }),
  getProcessingRegister: call('GET /admin/processing-register', 'admin', {
    says: 'Le registre des traitements de données du site (RGPD, article 30), composé de ce qui y sert vraiment.',
    answer: z.object({
      controller: z.array(z.string()),
      entries: z.array(Processing),
      transfers: z.string(),
      safety: z.array(z.string()),
    }),
  }),
  getCompliance: call('GET /admin/compliance', 'admin', {
    says: 'Ce qui manque aux textes légaux : pourquoi la loi le veut, et quel paramètre y remédie.',
    answer: z.object({
      isComplete: z.boolean(),
      missing: z.array(z.object({ parameter: ParameterType, label: ShortText, why: ShortText, law: ShortText })),
    }),
  }),
}
