import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { SiteTables } from '#api/platform/database/tables/tables.ts'
import { openDrawingsFolder } from '#api/platform/outside/drawings-folder.ts'
import { openPictureProcess } from '#api/platform/outside/picture-own-process.ts'
import type { Media } from '#api/platform/ports/media.ts'

/** Files in memory, and the process that decodes pictures, which starts with the first of them. */
export function openTestMedia(): Media {
  const kept = new Map<string, Buffer>()
  const made = new Map<string, Buffer>()
  return {
    studio: { isThere: () => false, begin: () => {}, sitting: () => undefined, clear: () => {} },
    drawings: openDrawingsFolder('public/art'),
    made: { find: async (name) => made.get(name), keep: async (name, bytes) => void made.set(name, bytes) },
    pictures: openPictureProcess({ patience: 30_000 }),
    files: {
      keep: async (siteId, bytes) => {
        const hash = createHash('sha256').update(bytes).digest('hex')
        kept.set(`${siteId}/${hash}`, bytes)
        return hash
      },
      find: async (siteId, hash) => kept.get(`${siteId}/${hash}`),
      listOld: async (siteId) =>
        [...kept.keys()].filter((name) => name.startsWith(`${siteId}/`)).map((name) => name.slice(siteId.length + 1)),
      remove: async (siteId, hash) => void kept.delete(`${siteId}/${hash}`),
    },
  }
}

/** A row of the image table that stands for no bytes. */
export function imageRow(id: string, more: Partial<Insertable<SiteTables['images']>> = {}): Insertable<SiteTables['images']> {
  return {
    id,
    kind: 'image',
    name: `${id}.jpg`,
    mime: 'image/jpeg',
    bytes: 10,
    width: 1200,
    height: 800,
    content_hash: 'ab'.repeat(32),
    external_type: 'store',
    external_id: id,
    external_path: '',
    alt: `${id} vu de loin`,
    is_decor: 0,
    focal_x: 50,
    focal_y: 10,
    tone: 'wine',
    folder: '',
    created_at: '2026-03-01T10:00:00.000Z',
    deleted_at: null,
    ...more,
  }
}
