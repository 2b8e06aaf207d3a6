/** Words that the most common passwords of the world, and of our market, are made of; see `password.rules.ts`. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw passwd pass passcode pwd secret letmein welcome login admin administrator root user guest test tester
  testing demo default changeme temp temporary master manager owner office business company shop store duka cashier sales
  sale till qwerty qwertyui qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abc abcd
  abcde abcdef abcdefg abcdefgh abcabc aaa aaaa aaaaaaaa xxx xxxxxxxx iloveyou loveyou love lovely mylove princess prince
  sunshine monkey dragon football soccer baseball basketball hockey superman batman spiderman starwars pokemon naruto
  shadow ninja hunter killer trustno trustnoi whatever freedom hello helloworld computer internet windows google facebook
  instagram whatsapp youtube samsung iphone apple android nokia charlie michael jordan jennifer jessica ashley daniel
  andrew thomas robert george joshua matthew nicole michelle amanda samantha anthony maggie ginger pepper cookie chocolate
  banana orange cheese flower summer winter spring autumn january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday jesus jesuschrist christ heaven angel angels
  blessed blessing god godisgood godislove grace faith mungu yesu mwenyezi allah inshallah mashallah bismillah muhammad
  tanzania tanganyika kenya uganda rwanda burundi zanzibar africa daressalaam dar mwanza arusha dodoma mbeya morogoro tanga
  kilimanjaro serengeti ngorongoro simba yanga azam taifa nyerere samia magufuli hapakazi hapakazitu safari jambo hakuna
  hakunamatata karibu asante habari mambo poa sawa rafiki mapenzi mpenzi upendo nakupenda nyumbani baba mama babu bibi kaka
  dada mtoto watoto familia pesa hela shilingi mpesa tigopesa airtel airtelmoney vodacom tigo halotel halopesa crdb nmb
  onepos pointofsale pos arsenal chelsea liverpool barcelona realmadrid manchester manutd manunited juventus mercedes
  ferrari porsche toyota honda yamaha suzuki mustang corvette harley metallica eminem beyonce diamond diamondplatnumz
  access accessi system server database network security keyboard solution success winner money dollar million lucky star
  stars silver golden gold tiger lion eagle buster bailey tigger peanut snoopy mickey donald matrix phoenix thunder
  hallo hola bonjour salut amour azerty motdepasse contrasena passwort schatz parola senha`
    .split(/\s+/)
    .filter(Boolean),
);
