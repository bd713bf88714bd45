// The words in which the lowest PSN that is not done may be.
`default_nettype none

module open_words_n8_w128_p2 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire [31:0] uncleared,
    input  wire  [3:0] flags,
    input  wire [63:0] own_tags,
    output reg   [3:0] open
);

    reg   [3:0] places_1;
    reg   [3:0] places_2;
    reg   [3:0] laps_1;
    reg   [3:0] laps_2;
    reg   [3:0] own_place_1;
    reg   [3:0] own_place_2;
    reg   [3:0] above_1;
    reg   [3:0] above_2;
    reg  [63:0] own_slots_1;
    reg  [63:0] own_slots_2;

    wire [1:0] wrapped = ~(2'd3 << base[6]);
    wire [3:0] incomplete = places_2 & ~({2{flags[1:0]}} ^ laps_2);
    wire [1:0] own_word = {uncleared[7] ^ base[7], uncleared[6]};
    wire [3:0] own = 4'd1 << own_word;
    wire [3:0] below = ~(4'd15 << own_word);
    wire       own_tags_and_own_slots_2_any = |(own_tags & own_slots_2);
    wire [3:0] counts = above_2 | (own_place_2 & {4{own_tags_and_own_slots_2_any}});
    wire [3:0] places_1_word = {wrapped, ~wrapped};

    always @(posedge clk) begin
        places_1 <= places_1_word;
        places_2 <= places_1;
        laps_1 <= {{2{!base[7]}}, {2{base[7]}}};
        laps_2 <= laps_1;
        own_place_1 <= places_1_word & own;
        own_place_2 <= own_place_1;
        above_1 <= places_1_word & ~(own | below);
        above_2 <= above_1;
        own_slots_1 <= {64{1'b1}} << uncleared[5:0];
        own_slots_2 <= own_slots_1;
        open <= incomplete | (counts & {2{flags[3:2]}});
    end

    wire _unused_ok = &{1'b0, base[31:8], base[5:0], uncleared[31:8]};

endmodule

`default_nettype wire
