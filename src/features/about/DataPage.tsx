import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { Paper, PaperHead } from '#components/paper/DocumentParts.tsx';
import { Passage } from '#components/passage/Passage.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './data-page.css';

/** A value with more characters has a line of its own. */
const LONG_VALUE = 24;

/** Who is behind the website, as the data page of a passport: what is known, and what the owner states. */
export function DataPage({ content }: { content: SiteContent }) {
  const { dataPage, checkable } = content.about;
  const { serviceFee, legal } = content.site;
  const missing = [
    ...content.links.legal.flatMap(({ label, href }) => (href ? [] : label)),
    ...(serviceFee ? [] : [dataPage.notPublished.serviceFee]),
    ...(legal.entity.name ? [] : [dataPage.companyLabels.name]),
  ];
  return (
    <Paper as="section" className="data-page">
      <PaperHead content={content}>
        <h2 className="label">{dataPage.heading}</h2>
      </PaperHead>
      <dl className="data-page-lines">
        {[...dataPage.lines, ...companyLines(content)].map(({ label, value, ...stated }) => (
          <div key={label} className={value.length > LONG_VALUE ? 'is-long' : undefined}>
            <dt className="label">{label}</dt>
            <dd className="serif" dir={'link' in stated ? 'auto' : undefined}>
              {'link' in stated ? (
                <ExternalLink content={content} href={stated.link}>
                  {value}
                </ExternalLink>
              ) : (
                <InlineMarkup>{value}</InlineMarkup>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="data-page-checks">
        <h3>{checkable.heading}</h3>
        <ul>
          {checkable.items.map((item) => (
            <InlineMarkup as="li" key={item}>
              {item}
            </InlineMarkup>
          ))}
        </ul>
      </div>
      {missing.length > 0 && (
        <div className="data-page-missing">
          <h3 className="label">{dataPage.notPublished.heading}</h3>
          <ul className="small">
            {missing.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      <Passage />
      <MachineZone
        className="paper-zone is-unbroken"
        lines={[
          `P<${content.site.brand}<<${content.site.tagline}`,
          content.site.languages.map(({ code }) => code).join('<'),
        ]}
      />
    </Paper>
  );
}

/** What the owner has filled in below "entity" in content/site.yaml. */
function companyLines({ site, about, language }: SiteContent) {
  const { registrationLink, country, since, answersIn, ...entity } = site.legal.entity;
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(language, { type }).of(code) ?? code;
  const values = {
    ...entity,
    country: country && nameOf('region', country),
    since: since?.toString(),
    answersIn: answersIn?.map((code) => nameOf('language', code)).join(' · '),
  };
  const { companyLabels } = about.dataPage;
  // Object.keys loses the type of its keys.
  const names = Object.keys(companyLabels) as (keyof typeof companyLabels)[];
  return names.flatMap((name) => {
    const value = values[name];
    const link = name === 'registration' ? registrationLink : undefined;
    return value === undefined ? [] : [{ label: companyLabels[name], value, link }];
  });
}
