import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openDrawingsFolder } from '#api/platform/outside/drawings-folder.ts'
import { openFileFolder } from '#api/platform/outside/file-folder.ts'
import { openMadePicturesFolder } from '#api/platform/outside/made-pictures-folder.ts'
import { openPictureProcess } from '#api/platform/outside/picture-own-process.ts'
import { findBlender, openBlenderStudio } from '#api/platform/outside/studio/blender-studio.ts'
import type { Media } from '#api/platform/ports/media.ts'
import type { Settings } from '../settings/settings.ts'

/** The folder of uploaded files, which backups hold too, and the process that decodes pictures, once one comes. */
export function openMedia({ dataDir, imagesBytes, blender }: Pick<Settings, 'dataDir' | 'imagesBytes' | 'blender'>): Media {
  return {
    files: openFileFolder(join(dataDir, 'files')),
    pictures: openPictureProcess(),
    made: openMadePicturesFolder({ folder: join(dataDir, 'pictures'), mostBytes: imagesBytes }),
    studio: openBlenderStudio({ program: findBlender(blender), folder: join(dataDir, 'studio') }),
    // Where the build put them: beside the folder of the program that runs.
    drawings: openDrawingsFolder(fileURLToPath(new URL('../client/art', pathToFileURL(process.argv[1] ?? '')))),
  }
}
