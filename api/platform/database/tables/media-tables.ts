import type { Flag, SiteId } from './columns.ts'

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
    created_at: string
    deleted_at: string | null
  }
}
