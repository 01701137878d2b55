import { resource } from '../../platform/resource/resource.ts'

/** The definitions by which declinations can differ; those that have one that is gone stay as they are, under an empty name. */
export const variations = resource(
  'variations',
  { one: 'Variation', read: 'AdminVariation', many: 'AdminVariations' },
  {
    list: 'variations',
    fields: { label: 'label', displayLabel: 'display_label' },
    blank: { display_label: null },
    most: 100,
  },
)
