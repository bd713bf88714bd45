// The words in which the lowest PSN that is not received may be.
`default_nettype none

module open_words_n8_w128_p1 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire  [1:0] flags,
    output reg   [3:0] open
);

    reg  [3:0] places_1;
    reg  [3:0] places_2;
    reg  [3:0] laps_1;
    reg  [3:0] laps_2;

    wire [1:0] wrapped = ~(2'd3 << base[6]);
    wire [3:0] incomplete = places_2 & ~({2{flags}} ^ laps_2);

    always @(posedge clk) begin
        places_1 <= {wrapped, ~wrapped};
        places_2 <= places_1;
        laps_1 <= {{2{!base[7]}}, {2{base[7]}}};
        laps_2 <= laps_1;
        open <= incomplete;
    end

    wire _unused_ok = &{1'b0, base[31:8], base[5:0]};

endmodule

`default_nettype wire
