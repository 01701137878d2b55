import type { Generated } from 'kysely'
import type { packshotStates } from '#app/models/catalog/bottle/packshot.ts'
import type { Flag, LaterText, SiteId } from './columns.ts'

type PackshotState = (typeof packshotStates)[number]

/** Tables of the pictures and files of a site. */
export type MediaTables = {
  images: {
    site_id: SiteId
    id: string
    kind: 'image' | 'video' | 'document'
    /** What its owner calls it, with the ending of what it truly is. */
    name: string
    mime: string
    bytes: number
    /** In pixels, as it is to be seen; 0 where that means nothing. */
    width: number
    height: number
    /** SHA-256 of the bytes as they are kept, by which the file store finds them. */
    content_hash: string
    external_type: string
    external_id: string
    external_path: string
    alt: string
    /** Whether it is mere decoration, whose words are never said. */
    is_decor: Flag
    /** The point that stays in sight when it is cropped, in percent from the left and from the top. */
    focal_x: number
    focal_y: number
    /** The nearest of the few colours that stand in its place until it has come. */
    tone: string
    folder: string
    /** Of a picture that was cut, the file it was cut from, which is kept as it came. */
    whole_hash: string | null
    whole_width: number | null
    whole_height: number | null
    whole_bytes: number | null
    whole_tone: string | null
    /** Where in the whole the part begins that is shown, in its pixels; `width` and `height` are the part's. */
    crop_left: number | null
    crop_top: number | null
    created_at: string
    deleted_at: string | null
  }
  /** Photographs of bottles made by program. */
  packshots: {
    site_id: SiteId
    id: string
    product_id: string
    /** What its owner said of the bottle, as JSON. */
    bottle: string
    /** All that the picture is made of but its label, as JSON. */
    shot: string
    /** A hash of all that it is made of: the same is not made twice. */
    shot_key: string
    /** Of the label as it is printed. */
    content_hash: string
    has_own_label: Flag
    state: PackshotState
    /** In percent. */
    progress: Generated<number>
    tries: Generated<number>
    fault: LaterText
    /** Until when the process that makes it answers for it. */
    leased_until: string | null
    image_id: string | null
    created_at: string
  }
}
