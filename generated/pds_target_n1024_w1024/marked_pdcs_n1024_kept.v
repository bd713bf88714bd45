// A set of PDCs, of each of 1024 contexts one at most.
`default_nettype none

module marked_pdcs_n1024_kept (
    input  wire        clk,
    input  wire        write_enable,
    input  wire [15:0] write_pdcid,
    input  wire        write_marked,
    input  wire [15:0] pdcid,
    output wire        ready,
    output wire        is_in
);

    wire [5:0] generations_word;
    reg  [5:0] asked;
    reg  [5:0] asked_then;

    context_copy_w6_n1024 generations (
        .clk    (clk),
        .enable (write_enable),
        .pdc    (write_pdcid[9:0]),
        .data   (write_pdcid[15:10] & {6{write_marked}}),
        .read   (pdcid[9:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        asked <= pdcid[15:10];
        asked_then <= asked;
    end

    assign ready = 1'b1;
    assign is_in = generations_word == asked_then;

endmodule

`default_nettype wire
