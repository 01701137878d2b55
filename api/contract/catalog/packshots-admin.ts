import { z } from 'zod'
import {
  packshotFaults,
  packshotGrounds,
  packshotStates,
  shotBuilds,
  shotClosures,
  shotGlasses,
  shotViews,
} from '#app/models/catalog/bottle/packshot.ts'
import { call } from '../platform/call.ts'
import { Id, Instant } from '../platform/values.ts'
import { StoredImage } from '../site/image.ts'

const bottle = {
  build: z.enum(shotBuilds),
  glass: z.enum(shotGlasses),
  closure: z.enum(shotClosures),
  capsule: z.string().regex(/^#[0-9a-f]{6}$/i),
}

/** A photograph of a bottle by program. */
export const Packshot = z.object({
  id: Id,
  idProduct: Id,
  view: z.enum(shotViews),
  ...bottle,
  hasOwnLabel: z.boolean(),
  state: z.enum(packshotStates),
  /** In percent. */
  progress: z.int().min(0).max(100),
  /** How many of the site are before it. */
  ahead: z.int().min(0),
  fault: z.enum(packshotFaults).nullable(),
  image: StoredImage.nullable(),
  /** Whether its wine shows it. */
  isTaken: z.boolean(),
  createdAt: Instant,
})

/** Photographs of bottles that a program beside the server makes, for their owner. */
export const packshotsAdmin = {
  listPackshots: call('GET /admin/packshot', 'admin', {
    says: 'Les photographies par programme d’un vin, la dernière d’abord ; la bouteille où il se vend d’ordinaire ; et si ce serveur sait photographier.',
    query: z.strictObject({ idProduct: Id }),
    answer: z.object({
      hasStudio: z.boolean(),
      usual: z.object({ ...bottle, liquid: z.enum(['red', 'white', 'yellow', 'rose']) }),
      packshots: z.array(Packshot),
    }),
  }),
  orderPackshot: call('POST /admin/packshot', 'admin', {
    says: 'Met une photographie d’un vin dans la file : son étiquette est une image de la médiathèque (« idImage »), ou dessinée d’après la fiche (null) ; « isPhoto » dit que l’image est une photo de l’étiquette posée sur un fond, qui y est cherchée et redressée ; « view » dit ce qu’on y voit, la bouteille d’ordinaire. La même, demandée deux fois, n’est faite qu’une fois.',
    body: z.strictObject({
      idProduct: Id,
      idImage: Id.nullable(),
      isPhoto: z.boolean().default(false),
      view: z.enum(shotViews).default('bottle'),
      ...bottle,
    }),
    answer: Packshot,
  }),
  takePackshot: call('POST /admin/packshot/{id}/take', 'admin', {
    says: 'Met une photographie faite parmi celles du vin, sans rien en ôter : sur fond transparent (« clear »), ou sur le papier du site (« paper »).',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ ground: z.enum(packshotGrounds) }),
    answer: z.object({ idImage: Id }),
    changes: 'content',
  }),
}
