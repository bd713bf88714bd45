// A set of PDCs, of each of 8 contexts one at most.
`default_nettype none

module marked_pdcs_n8_kept (
    input  wire        clk,
    input  wire        write_enable,
    input  wire [15:0] write_pdcid,
    input  wire        write_marked,
    input  wire [15:0] pdcid,
    output wire        ready,
    output wire        is_in
);

    wire [12:0] generations_word;
    reg  [12:0] asked_1;
    reg  [12:0] asked_2;

    context_copy_w13_n8 generations (
        .clk    (clk),
        .enable (write_enable),
        .pdc    (write_pdcid[2:0]),
        .data   (write_pdcid[15:3] & {13{write_marked}}),
        .read   (pdcid[2:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        asked_1 <= pdcid[15:3];
        asked_2 <= asked_1;
    end

    assign ready = 1'b1;
    assign is_in = generations_word == asked_2;

endmodule

`default_nettype wire
