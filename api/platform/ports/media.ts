import type { Drawings } from '../outside/drawings-folder.ts'
import type { FileStore } from '../outside/file-store.ts'
import type { MadePictures } from '../outside/made-pictures.ts'
import type { PictureMaker } from '../outside/picture-maker.ts'
import type { Studio } from '../outside/studio/studio.ts'

/** What pictures and files stand on outside the database. */
export type Media = { files: FileStore; pictures: PictureMaker; made: MadePictures; drawings: Drawings; studio: Studio }
