import { join } from 'node:path'
import type { Media } from '#api/media/media.ts'
import { openFileFolder } from '#api/outside/file-folder.ts'
import { openPictureProcess } from '#api/outside/picture-own-process.ts'
import type { Settings } from './settings.ts'

/** The folder of uploaded files, which backups hold too, and the process that decodes pictures, once one comes. */
export function openMedia({ dataDir }: Pick<Settings, 'dataDir'>): Media {
  return { files: openFileFolder(join(dataDir, 'files')), pictures: openPictureProcess() }
}
