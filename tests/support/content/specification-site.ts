/**
 * The facts of the specification (§1, §9) as a content/site.yaml for tests, so that tests still pass
 * when the owner's own name, promises or coins change.
 */
export const SPECIFICATION_SITE = `\
brand: CodePassage
tagline: Software engineering tutoring and visa payment services
code: CP
email: info@codepassage.example
url: https://codepassage.example
promises:
  supportHours:
    value: 24/7
  confirmMinutes:
    from: 10
    to: 30
  replyHours:
    value: 24
  guaranteeDays:
    value: 7
claims:
  students:
    value: "15,000+"
  tutors:
    value: "50+"
  paymentsProcessed:
    value: "$5M+"
  satisfaction:
    value: "95%"
statements:
  - says: Every price is named in a written quote before anybody pays
languages:
  - code: en
subjectForOwner: true
coins:
  - code: BTC
    name: Bitcoin
  - code: ETH
    name: Ethereum
  - code: USDT
    name: Tether
  - code: USDC
    name: USD Coin
  - code: BNB
    name: Binance Coin
defaultCoin: BTC
comparePrices: false
liveChat:
legal:
  privacy:
  terms:
  entity:
    name:
    address:
    registration:
`;
