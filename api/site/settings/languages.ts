import { flag, json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'

/** The languages of a site; the pages of one that is taken away stay, unseen. */
export const languages = resource(
  'languages',
  { one: 'Language', read: 'AdminLanguage', many: 'AdminLanguages' },
  {
    list: 'languages',
    fields: { code: 'code', label: 'label', deeplCode: 'deepl_code', country: ['country', json], isValid: ['is_valid', flag] },
    blank: { deepl_code: '' },
    unique: { code: 'code' },
  },
)
