// Puts the headers of UET one behind the other.
`default_nettype none

module uet_header_stack (
    input  wire         clk,
    input  wire   [4:0] pds,
    input  wire [319:0] pds_header,
    input  wire   [2:0] ses,
    input  wire [351:0] ses_header,
    input  wire   [2:0] extension,
    input  wire [287:0] extension_header,
    output wire [959:0] bytes,
    output reg    [7:0] length,
    output reg          known
);

    localparam [4:0] PDS_TSS                = 5'd1;
    localparam [4:0] PDS_CP                 = 5'd11;
    localparam [4:0] PDS_CUT                = 5'd31;
    localparam [2:0] EXTENSION_NONE         = 3'd0;
    localparam [2:0] EXTENSION_RENDEZVOUS   = 3'd1;
    localparam [2:0] EXTENSION_ATOMIC       = 3'd2;
    localparam [2:0] EXTENSION_COMPARE_SWAP = 3'd3;
    localparam [2:0] EXTENSION_NEGOTIATION  = 3'd4;

    reg  [319:0] held_pds;
    reg  [351:0] held_ses;
    reg  [287:0] held_extension;
    reg    [2:0] pds_size;
    reg    [2:0] ses_size;
    reg    [7:0] pds_bytes;
    reg    [7:0] ses_bytes;
    reg    [7:0] extension_bytes;
    reg  [639:0] inner;
    reg  [319:0] pds_later;
    reg    [2:0] pds_size_later;
    reg  [959:0] all_bytes;

    wire         keeps = pds == PDS_CUT || pds == PDS_TSS || pds == PDS_CP;
    wire [639:0] inner_word = {held_ses[351:96], held_extension, 96'd0};
    wire [639:0] inner_choice = ses_size[0] ? inner_word : {held_ses[351:192], held_extension, 192'd0};
    wire [639:0] inner_word_2 = {held_ses[351:256], held_extension, 256'd0};
    wire [639:0] inner_choice_2 = ses_size[0] ? inner_word_2 : {held_extension, 352'd0};
    wire [639:0] inner_choice_3 = ses_size[1] ? inner_choice : inner_choice_2;
    wire [959:0] all_bytes_word = {pds_later[319:64], inner, 64'd0};
    wire [959:0] all_bytes_choice = pds_size_later[0] ? {pds_later, inner} : all_bytes_word;
    wire [959:0] all_bytes_word_2 = {pds_later[319:192], inner, 192'd0};
    wire [959:0] all_bytes_choice_2 = pds_size_later[0] ? all_bytes_word_2 : {pds_later[319:224], inner, 224'd0};
    wire [959:0] all_bytes_word_3 = {pds_later[319:256], inner, 256'd0};
    wire [959:0] all_bytes_choice_3 = pds_size_later[0] ? all_bytes_word_3 : {pds_later[319:288], inner, 288'd0};
    wire [959:0] all_bytes_choice_4 = pds_size_later[1] ? all_bytes_choice_2 : all_bytes_choice_3;

    always @* begin
        pds_bytes = 8'd0;
        case (pds)
            5'd6: begin
                pds_bytes = 8'd4;
            end
            5'd4, 5'd5: begin
                pds_bytes = 8'd8;
            end
            5'd2, 5'd3, 5'd7: begin
                pds_bytes = 8'd12;
            end
            5'd10, 5'd11, 5'd13, 5'd14: begin
                pds_bytes = 8'd16;
            end
            5'd8, 5'd12: begin
                pds_bytes = 8'd32;
            end
            5'd9: begin
                pds_bytes = 8'd40;
            end
            5'd1: begin
                if (pds_header[314]) begin
                    pds_bytes = 8'd16;
                end else begin
                    pds_bytes = 8'd12;
                end
            end
            5'd31: begin
                pds_bytes = 8'd12;
            end
            default: begin end
        endcase
    end

    always @* begin
        ses_bytes = 8'd0;
        case (ses)
            3'd4, 3'd6: begin
                ses_bytes = 8'd12;
            end
            3'd1, 3'd5: begin
                ses_bytes = 8'd20;
            end
            3'd2: begin
                ses_bytes = 8'd32;
            end
            3'd3: begin
                ses_bytes = 8'd44;
            end
            default: begin
                ses_bytes = 8'd0;
            end
        endcase
    end

    always @* begin
        extension_bytes = 8'd0;
        case (extension)
            EXTENSION_NONE: begin
                extension_bytes = 8'd0;
            end
            EXTENSION_RENDEZVOUS: begin
                extension_bytes = 8'd24;
            end
            EXTENSION_ATOMIC: begin
                extension_bytes = 8'd4;
            end
            EXTENSION_COMPARE_SWAP: begin
                extension_bytes = 8'd36;
            end
            EXTENSION_NEGOTIATION: begin
                extension_bytes = 8'd4;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        held_pds <= {
            pds == PDS_CUT ? pds_header[319:315] : pds,
            keeps ? pds_header[314:311] : {1'b0, ses},
            pds_header[310:0]
        };
        held_ses <= {ses_header[351:344], 2'd0, ses_header[341:0]};
        held_extension <= extension_header;
        known <= 1'b1;
        pds_size <= 3'd0;
        case (pds)
            5'd6: begin
                pds_size <= 3'd0;
            end
            5'd4, 5'd5: begin
                pds_size <= 3'd1;
            end
            5'd2, 5'd3, 5'd7: begin
                pds_size <= 3'd2;
            end
            5'd10, 5'd11, 5'd13, 5'd14: begin
                pds_size <= 3'd3;
            end
            5'd8, 5'd12: begin
                pds_size <= 3'd4;
            end
            5'd9: begin
                pds_size <= 3'd5;
            end
            5'd1: begin
                if (pds_header[314]) begin
                    pds_size <= 3'd3;
                end else begin
                    pds_size <= 3'd2;
                end
            end
            5'd31: begin
                pds_size <= 3'd2;
            end
            default: begin
                known <= 1'b0;
            end
        endcase
        case (ses)
            3'd4, 3'd6: begin
                ses_size <= 3'd1;
            end
            3'd1, 3'd5: begin
                ses_size <= 3'd2;
            end
            3'd2: begin
                ses_size <= 3'd3;
            end
            3'd3: begin
                ses_size <= 3'd4;
            end
            default: begin
                ses_size <= 3'd0;
            end
        endcase
        length <= pds_bytes + ses_bytes + extension_bytes;
        inner <= ses_size[2] ? {held_ses, held_extension} : inner_choice_3;
        pds_later <= held_pds;
        pds_size_later <= pds_size;
        all_bytes <= pds_size_later[2] ? all_bytes_choice : all_bytes_choice_4;
    end

    assign bytes = all_bytes;

    wire _unused_ok = &{1'b0, ses_header[343:342]};

endmodule

`default_nettype wire
