import type { SiteWriter } from '#api/platform/database/database.ts'

/** Gives a site a frame of its own: what it is, a language, a logo and a font, each with its mark. */
export async function fillFrame(tx: SiteWriter, mark: string): Promise<void> {
  const banner = JSON.stringify({ text: `${mark} portes ouvertes`, url: '/visites', isValid: true })
  await tx
    .insertInto('site_settings')
    .values({
      is_winemaker: 1,
      is_e_commerce: 1,
      is_building: 0,
      technical_file_model: 'default',
      dashboard_type: 'default',
      banner,
      footer_banner: '',
      webp: 1,
      dev_urls: JSON.stringify([`https://${mark.toLowerCase()}.dev.test/`]),
      prod_urls: '[]',
      servers: JSON.stringify([{ id: 's1', name: `${mark} serveur`, ip: '192.0.2.7' }]),
    })
    .execute()
  const country = JSON.stringify({ id: '826', alphaTwo: 'GB', alphaThree: 'GBR', numCode: '826', name: `${mark} pays` })
  await tx
    .insertInto('languages')
    .values({ id: `${mark}-en`, code: 'en', label: `${mark} English`, deepl_code: 'EN-GB', country, is_valid: 1 })
    .execute()
  await tx
    .insertInto('logos')
    .values({
      id: `${mark}-logo`,
      type: 'LOGO',
      filename: `${mark}.svg`,
      alt: `${mark} logo`,
      image_id: '',
      path: '/art/mark.svg',
    })
    .execute()
  await tx
    .insertInto('fonts')
    .values({
      id: `${mark}-font`,
      type: 'MENU',
      family: 'sans-serif',
      color: '',
      size: 13,
      weight: 500,
      style: 'normal',
      file: '',
    })
    .execute()
}
