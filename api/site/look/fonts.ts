import { done } from '#app/models/platform/outcome.ts'
import { defaultFonts, isFontFamily, weightOfFontFile } from '#app/models/site/look/font.ts'
import { resource } from '../../platform/resource/resource.ts'
import { refuseFamily, toAdminFont } from './font.ts'

/** The fonts of a site's own choice, one for each use; a file's name tells its weight where nobody does. */
export const fonts = resource(
  'fonts',
  { one: 'Font', read: 'AdminFont', many: 'AdminFonts' },
  {
    list: 'fonts',
    fields: { type: 'type', family: 'family', color: 'color', size: 'size', weight: 'weight', style: 'style', file: 'file' },
    toAnswer: toAdminFont,
    blank: ({ type }) => defaultFonts[type],
    unique: { type: 'type' },
    complete(row, { body, known }) {
      const weight = body.file && body.weight === undefined ? weightOfFontFile(body.file) : row.weight
      // Whoever goes back to a family that the program brings has done with the file.
      const file = known && isFontFamily(row.family) && row.file === known.file ? '' : row.file
      return refuseFamily({ family: row.family, file }) ?? done({ weight, file })
    },
  },
)
