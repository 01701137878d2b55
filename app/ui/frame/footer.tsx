import { Link } from 'react-router'
import type { SiteFrame } from '#app/services/site.server.ts'
import { site } from '#app/texts/site.ts'

/** The bottom of every page: who we are, and what the law wants within reach. */
export function Footer({ name, menu, company }: SiteFrame) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="columns">
          <address>
            <Link className="brand" to="/">
              <img src="/art/mark-rose.svg" width="52" height="52" alt="" loading="lazy" />
              {name}
            </Link>
            <br />
            {company.COMPANY_ADDRESS}
            <br />
            {company.COMPANY_PHONE && <a href={`tel:${company.COMPANY_PHONE.replaceAll(' ', '')}`}>{company.COMPANY_PHONE}</a>}
            {' · '}
            {company.COMPANY_EMAIL && <a href={`mailto:${company.COMPANY_EMAIL}`}>{company.COMPANY_EMAIL}</a>}
          </address>
          <nav aria-label={site.house}>
            <h2>{site.house}</h2>
            <ul>
              {menu.map((entry) => (
                <li key={entry.id}>
                  <Link to={entry.href} reloadDocument={entry.reload}>
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={site.legal}>
            <h2>{site.legal}</h2>
            <Link to="/cookies">{site.cookies}</Link>
          </nav>
        </div>
        <p className="law">{site.alcohol}</p>
      </div>
    </footer>
  )
}
