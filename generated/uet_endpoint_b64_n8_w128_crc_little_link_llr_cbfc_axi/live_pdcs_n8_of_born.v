// Whether a PDC is one of those that there are, of 8.
`default_nettype none

module live_pdcs_n8_of_born (
    input  wire        clk,
    input  wire        rst,
    input  wire        born_enable,
    input  wire [15:0] born_pdcid,
    input  wire        born_marked,
    input  wire        ended_enable,
    input  wire [15:0] ended_pdcid,
    input  wire        ended_marked,
    input  wire [15:0] pdcid,
    output wire        ready,
    output wire        lives
);

    wire begun_ready;
    wire begun_is_in;
    wire over_ready;
    wire over_is_in;

    marked_pdcs_n8_kept begun (
        .clk          (clk),
        .write_enable (born_enable),
        .write_pdcid  (born_pdcid),
        .write_marked (born_marked),
        .pdcid        (pdcid),
        .ready        (begun_ready),
        .is_in        (begun_is_in)
    );

    marked_pdcs_n8 over (
        .clk          (clk),
        .rst          (rst),
        .write_enable (ended_enable),
        .write_pdcid  (ended_pdcid),
        .write_marked (ended_marked),
        .pdcid        (pdcid),
        .ready        (over_ready),
        .is_in        (over_is_in)
    );

    assign ready = begun_ready && over_ready;
    assign lives = begun_is_in && !over_is_in;

endmodule

`default_nettype wire
