import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, listed, Nothing, ShortText } from '../platform/values.ts'
import { Crop, ImageUse, StoredImage } from './image.ts'

const ById = z.strictObject({ id: Id })
const Folder = z
  .string()
  .max(100)
  .regex(/^[\p{L}\p{N} ’'_-]*$/u)
const Percent = z.int().min(0).max(100)

/** The library of pictures, films and documents, for its owner. */
export const media = {
  listImages: call('GET /admin/image', 'admin', {
    says: 'Les images, vidéos et documents du site.',
    query: list(
      {
        ids: 'ids',
        name: 'text',
        alt: 'text',
        kind: 'text',
        folder: 'text',
        bytes: 'number',
        width: 'number',
        height: 'number',
        createdAt: 'moment',
        /** Name, words and folder at once. */
        search: 'text',
      },
      { nbItem: 24, orderBy: 'name' },
    ),
    answer: listed('images', StoredImage).extend({ folders: z.array(ShortText) }),
  }),
  getImage: call('GET /admin/image/{id}', 'admin', {
    says: 'Une image, et les endroits du site qui la montrent.',
    params: ById,
    answer: StoredImage.extend({ uses: z.array(ImageUse) }),
  }),
  createImages: call('POST /admin/image', 'admin', {
    says: 'Ajoute des images, des vidéos ou des documents PDF ; ce qui ne peut être pris est nommé, le reste est gardé. Une image veut ses mots (« alt »), ou que l’on dise qu’elle n’est qu’un décor (« isDecor »). Avec « isOnce », un fichier déjà gardé depuis moins d’un quart d’heure sous le même nom, avec les mêmes mots, le même point et le même cadre, n’est pas gardé une seconde fois : celui qui est là est rendu.',
    body: z.strictObject({
      folder: Folder.optional(),
      alt: ShortText.optional(),
      isDecor: z.boolean().optional(),
      focalX: Percent.optional(),
      focalY: Percent.optional(),
      crop: Crop.optional(),
      isOnce: z.boolean().optional(),
    }),
    files: 'images',
    answer: z.object({
      images: z.array(StoredImage),
      faults: z.array(z.object({ place: z.int(), name: ShortText, message: ShortText })),
    }),
  }),
  changeImage: call('PUT /admin/image/{id}', 'admin', {
    says: 'Change le nom, le texte de remplacement, le dossier ou le point à garder en vue d’une image ; ou dit qu’elle n’est qu’un décor (« isDecor ») : ses mots restent, et ne se disent plus. « crop » la coupe, en pour cent de l’image entière, qui reste gardée (« whole ») ; « null » la rend entière. Coupée, elle a une autre adresse, et le point à garder y est compté.',
    params: ById,
    body: z
      .strictObject({
        name: ShortText.min(1),
        alt: ShortText,
        isDecor: z.boolean(),
        folder: Folder,
        focalX: Percent,
        focalY: Percent,
        crop: Crop.nullable(),
      })
      .partial(),
    answer: StoredImage,
    changes: 'content',
  }),
  replaceImageFile: call('POST /admin/image/{id}/file', 'admin', {
    says: 'Remplace le fichier d’une image ; elle garde son nom, ses mots et toutes ses places sur le site.',
    params: ById,
    files: 'images',
    answer: StoredImage,
    changes: 'content',
  }),
  removeImage: call('DELETE /admin/image/{id}', 'admin', {
    says: 'Retire une image que le site ne montre plus.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}
