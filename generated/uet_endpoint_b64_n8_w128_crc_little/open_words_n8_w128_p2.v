// The words in which the lowest PSN that is not done may be.
`default_nettype none

module open_words_n8_w128_p2 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire [31:0] uncleared,
    input  wire  [3:0] flags,
    input  wire [63:0] own_tags,
    output wire  [3:0] open
);

    reg   [3:0] places_fetch;
    reg   [3:0] places_open;
    reg   [3:0] laps_fetch;
    reg   [3:0] laps_open;
    reg  [63:0] own_slots_fetch;
    reg  [63:0] own_slots_open;
    reg   [3:0] own_place_fetch;
    reg   [3:0] own_place_open;
    reg   [3:0] above_fetch;
    reg   [3:0] above_open;
    reg   [3:0] is_open_out;

    wire  [1:0] wrapped = ~(2'd3 << base[6]);
    wire  [1:0] own_word = {uncleared[7] ^ base[7], uncleared[6]};
    wire  [3:0] own = 4'd1 << own_word;
    wire  [3:0] below = ~(4'd15 << own_word);
    wire  [3:0] places = {wrapped, ~wrapped};
    wire  [3:0] laps = {{2{!base[7]}}, {2{base[7]}}};
    wire  [3:0] own_place = {wrapped, ~wrapped} & own;
    wire  [3:0] above = {wrapped, ~wrapped} & ~(own | below);
    wire [63:0] own_slots = {64{1'b1}} << uncleared[5:0];
    wire  [3:0] incomplete = places_open & ~({2{flags[1:0]}} ^ laps_open);
    wire        counts_any = |(own_tags & own_slots_open);
    wire  [3:0] counts = above_open | (own_place_open & {4{counts_any}});
    wire  [3:0] is_open = incomplete | (counts & {2{flags[3:2]}});

    always @(posedge clk) begin
        places_fetch <= places;
        places_open <= places_fetch;
        laps_fetch <= laps;
        laps_open <= laps_fetch;
        own_slots_fetch <= own_slots;
        own_slots_open <= own_slots_fetch;
        own_place_fetch <= own_place;
        own_place_open <= own_place_fetch;
        above_fetch <= above;
        above_open <= above_fetch;
        is_open_out <= is_open;
    end

    assign open = is_open_out;

    wire _unused_ok = &{1'b0, base[31:8], base[5:0], uncleared[31:8]};

endmodule

`default_nettype wire
