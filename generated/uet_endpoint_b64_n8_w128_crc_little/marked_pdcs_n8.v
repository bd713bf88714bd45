// A set of PDCs, of each of 8 contexts one at most.
`default_nettype none

module marked_pdcs_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        write_enable,
    input  wire [15:0] write_pdcid,
    input  wire        write_marked,
    input  wire [15:0] pdcid,
    output wire        ready,
    output wire        is_in
);

    reg   [2:0] cleared;
    reg         clearing;
    wire [12:0] generations_word;
    reg  [12:0] generation_read;
    reg  [12:0] generation_out;

    wire generations_data_term = write_marked && !clearing;

    context_copy_w13_n8 generations (
        .clk    (clk),
        .enable (write_enable || clearing),
        .pdc    (clearing ? cleared : write_pdcid[2:0]),
        .data   (write_pdcid[15:3] & {13{generations_data_term}}),
        .read   (pdcid[2:0]),
        .word   (generations_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            cleared <= 3'd0;
            clearing <= 1'b1;
        end else begin
            cleared <= cleared + 3'd1;
            if (cleared == 3'd7) begin
                clearing <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        generation_read <= pdcid[15:3];
        generation_out <= generation_read;
    end

    assign ready = !clearing;
    assign is_in = generations_word == generation_out;

endmodule

`default_nettype wire
