// The words in which the lowest PSN that is not received may be.
`default_nettype none

module open_words_n256_w1024_p1 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire [15:0] flags,
    output reg  [31:0] open
);

    reg  [31:0] places_1;
    reg  [31:0] places_2;
    reg  [31:0] laps_1;
    reg  [31:0] laps_2;

    wire [15:0] wrapped = ~({16{1'b1}} << base[9:6]);
    wire [31:0] incomplete = places_2 & ~({2{flags}} ^ laps_2);

    always @(posedge clk) begin
        places_1 <= {wrapped, ~wrapped};
        places_2 <= places_1;
        laps_1 <= {{16{!base[10]}}, {16{base[10]}}};
        laps_2 <= laps_1;
        open <= incomplete;
    end

    wire _unused_ok = &{1'b0, base[31:11], base[5:0]};

endmodule

`default_nettype wire
