// A set of PDCs, of each of 16 contexts one at most.
`default_nettype none

module marked_pdcs_n16_kept (
    input  wire        clk,
    input  wire        write_enable,
    input  wire [15:0] write_pdcid,
    input  wire        write_marked,
    input  wire [15:0] pdcid,
    output wire        ready,
    output wire        is_in
);

    wire [11:0] generations_word;
    reg  [11:0] asked;
    reg  [11:0] asked_then;

    context_copy_w12_n16 generations (
        .clk    (clk),
        .enable (write_enable),
        .pdc    (write_pdcid[3:0]),
        .data   (write_pdcid[15:4] & {12{write_marked}}),
        .read   (pdcid[3:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        asked <= pdcid[15:4];
        asked_then <= asked;
    end

    assign ready = 1'b1;
    assign is_in = generations_word == asked_then;

endmodule

`default_nettype wire
