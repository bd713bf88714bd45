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
    reg  [7:0] generation_read;
    reg  [7:0] generation_out;

    context_copy_w8_n256 generations (
        .clk    (clk),
        .enable (write_enable),
        .pdc    (write_pdcid[7:0]),
        .data   (write_pdcid[15:8] & {8{write_marked}}),
        .read   (pdcid[7:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        generation_read <= pdcid[15:8];
        generation_out <= generation_read;
    end

    assign ready = 1'b1;
    assign is_in = generations_word == generation_out;

endmodule

`default_nettype wire
