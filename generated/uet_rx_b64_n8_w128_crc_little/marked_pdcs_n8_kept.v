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
    reg  [12:0] generation_read;
    reg  [12:0] generation_out;

    context_copy_w13_n8 generations (
        .clk    (clk),
        .enable (write_enable),
        .pdc    (write_pdcid[2:0]),
        .data   (write_pdcid[15:3] & {13{write_marked}}),
        .read   (pdcid[2:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        generation_read <= pdcid[15:3];
        generation_out <= generation_read;
    end

    assign ready = 1'b1;
    assign is_in = generations_word == generation_out;

endmodule

`default_nettype wire
