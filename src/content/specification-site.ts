/**
 * The facts of the specification (§1, §9) as a file content/site.yaml, for tests: they stay true
 * when the owner's own name, promises or coins change.
 */
export const SPECIFICATION_SITE = `\
brand: CodePassage
tagline: Software engineering tutoring and visa payment services
oneLine: "{brand} teaches software engineering and offers visa payment services paid in cryptocurrency."
code: CP
email: info@codepassage.example
url: https://codepassage.example
supportHours: 24/7
promises:
  confirmMinutes:
    from: 10
    to: 30
  replyHours: 24
  guaranteeDays: 7
claims:
  students: "15,000+"
  tutors: "50+"
  paymentsProcessed: "$5M+"
  satisfaction: "95%"
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
`;
