/** Talk that claims nothing, so code need not verify it. */
export const plainTalk = `hello hi hey welcome thanks thank glad happy pleasure sorry afraid sure yes no okay ok please great good nice fine
lovely well perfect super wonderful excellent neat noted understood got alright certainly absolutely course indeed unfortunately
luckily sadly afternoon morning evening day friend any anytime ready feel free-hand cheers
interesting suitable sensible solid decent attractive worthwhile worth
car cars vehicle vehicles model models version versions trim ride pick picks candidate candidates example examples
truck trucks selection range overview rest remaining combination mix
spend pay budget price prices priced money dollar dollars cost costs limit limits bound
mileage mpg highway city town road figure figures gallon miles-per-gallon economy fuel thrifty frugal efficient economical
year years age new newer newest old older oldest recent recently latest
power powerful hp horsepower strong stronger strongest engine engines
cylinder cylinders door doors gearbox transmission drive driven wheels drivetrain
make makes maker makers brand brands body bodies style styles shape size sizes big small bigger smaller
cheap cheaper cheapest affordable inexpensive expensive dear dearer dearest pricey pricier priciest low lower lowest high higher highest
better best top favourite favorite popular thriftier thriftiest
total altogether overall currently roughly entirely fully completely
equally equal important importance weight heavy heavier light lighter lightest firm flexible
possible available open opened opening wide far able together clear easy easily simple plain direct
including include includes included plus beyond instead regarding concerning
reading speak speaking talk talking describe explain suggest recommend consider considering check checking help browse compare
wonder wondering picture mind idea sense thought thoughts
agree agreed settle settled satisfied pleased
loosely slightly somewhat kindly mainly mostly especially particularly notably
room stretch stretches exceed exceeds miss misses missed missing short beat beats
`;
