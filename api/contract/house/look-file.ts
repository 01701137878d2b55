import { z } from 'zod'
import { mostOwnBlocks } from '#app/models/content/blocks/own-block.ts'
import { fontFileName } from '#app/models/site/look/font.ts'
import { lookFormat, mostCarriedSections, mostLookFileBytes } from '#app/models/site/worn/look-file.ts'
import { Blocks } from '../content/blocks/blocks.ts'
import { OwnKey } from '../content/blocks/own-block.ts'
import { CarriedOwnBlock } from '../content/own-blocks.ts'
import { call } from '../platform/call.ts'
import { ShortText } from '../platform/values.ts'
import { LookDraft, LookHash, ofAnyLook } from '../site/look-admin.ts'

/** A font file that goes along, with the licence that lets it. */
const CarriedFont = z.strictObject({
  name: z.string().regex(fontFileName),
  licence: ShortText.trim().min(1),
  content: z.base64().max(420_000),
})

/** Blocks that go along under a name. */
const CarriedSection = z.strictObject({ title: ShortText.trim().min(1), blocks: Blocks.min(1) })

/** A look as one file, to be worn by another site. */
const LookFile = z.strictObject({
  format: z.literal(lookFormat),
  version: z.int().min(1).max(1000),
  look: z.strictObject(ofAnyLook).partial(),
  fonts: z.array(CarriedFont).max(2).optional(),
  blocks: z.array(CarriedOwnBlock).max(mostOwnBlocks).optional(),
  sections: z.array(CarriedSection).max(mostCarriedSections).optional(),
})

/** Declared blocks by their names. */
const OwnNames = z.array(OwnKey).max(mostOwnBlocks).optional()

/** A look that goes from site to site, with what it needs. */
export const lookFiles = {
  getLookFile: call('GET /admin/look/file', 'admin', {
    says: 'L’apparence que l’on essaie, ou celle du site, en un fichier à porter ailleurs : avec les sections gardées que « sections » nomme par leurs ids, séparés par des virgules (vingt au plus), les blocs que le site a déclarés, et celles de ses polices que leur licence laisse partir. Ses logos restent au site.',
    query: z.strictObject({
      sections: z
        .string()
        .max(1300)
        .regex(/^[A-Za-z0-9_,-]*$/)
        .optional(),
    }),
    answer: LookFile,
  }),
  takeLookFile: call('POST /admin/look/file', 'admin', {
    mostBytes: mostLookFileBytes + 64 * 1024,
    says: 'Essaie l’apparence d’un fichier, entière ; ce qu’il ne dit pas est celle du programme, et les logos restent ceux du site. Ses sections rejoignent les sections gardées, ses polices les fichiers du site, ses blocs ceux que le site déclare, ce que peut seul un super-administrateur. Un bloc de même nom qui diffère est refusé, à sa place, tant que « replace » ne dit pas de le remplacer ou « leave » de laisser celui du site ; les sections qui ne vont pas sans un bloc laissé restent avec lui.',
    body: z.strictObject({ file: LookFile, seen: LookHash.optional(), replace: OwnNames, leave: OwnNames }),
    answer: LookDraft,
  }),
}
