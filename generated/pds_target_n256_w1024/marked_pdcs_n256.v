// A set of PDCs, of each of 256 contexts one at most.
`default_nettype none

module marked_pdcs_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        write_enable,
    input  wire [15:0] write_pdcid,
    input  wire        write_marked,
    input  wire [15:0] pdcid,
    output wire        ready,
    output wire        is_in
);

    reg  [7:0] cleared;
    reg        clearing;
    wire [7:0] generations_word;
    reg  [7:0] generation_read;
    reg  [7:0] generation_out;

    wire generations_data_term = write_marked && !clearing;

    context_copy_w8_n256 generations (
        .clk    (clk),
        .enable (write_enable || clearing),
        .pdc    (clearing ? cleared : write_pdcid[7:0]),
        .data   (write_pdcid[15:8] & {8{generations_data_term}}),
        .read   (pdcid[7:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            cleared <= 8'd0;
            clearing <= 1'b1;
        end else begin
            cleared <= cleared + 8'd1;
            if (cleared == 8'd255) begin
                clearing <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        generation_read <= pdcid[15:8];
        generation_out <= generation_read;
    end

    assign ready = !clearing;
    assign is_in = generations_word == generation_out;

endmodule

`default_nettype wire
