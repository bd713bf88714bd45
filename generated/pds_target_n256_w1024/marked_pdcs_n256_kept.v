// A set of PDCs, of each of 256 contexts one at most.
`default_nettype none

module marked_pdcs_n256_kept (
    input  wire        clk,
    input  wire        write_enable,
    input  wire [15:0] write_pdcid,
    input  wire        write_marked,
    input  wire [15:0] pdcid,
    output wire        ready,
    output wire        is_in
);

    wire [7:0] generations_word;
    reg  [7:0] asked_1;
    reg  [7:0] asked_2;

    context_copy_w8_n256 generations (
        .clk    (clk),
        .enable (write_enable),
        .pdc    (write_pdcid[7:0]),
        .data   (write_pdcid[15:8] & {8{write_marked}}),
        .read   (pdcid[7:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        asked_1 <= pdcid[15:8];
        asked_2 <= asked_1;
    end

    assign ready = 1'b1;
    assign is_in = generations_word == asked_2;

endmodule

`default_nettype wire
