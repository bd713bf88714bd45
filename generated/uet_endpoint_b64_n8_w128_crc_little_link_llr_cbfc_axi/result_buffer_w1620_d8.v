// Buffers up to 8 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w1620_d8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         issue,
    input  wire         done,
    input  wire  [47:0] result_headers_ethernet_destination,
    input  wire  [47:0] result_headers_ethernet_source,
    input  wire  [15:0] result_headers_ethernet_ethertype,
    input  wire   [1:0] result_headers_tags,
    input  wire   [2:0] result_headers_outer_tag_pcp,
    input  wire         result_headers_outer_tag_dei,
    input  wire  [11:0] result_headers_outer_tag_vid,
    input  wire  [15:0] result_headers_outer_tag_ethertype,
    input  wire   [2:0] result_headers_inner_tag_pcp,
    input  wire         result_headers_inner_tag_dei,
    input  wire  [11:0] result_headers_inner_tag_vid,
    input  wire  [15:0] result_headers_inner_tag_ethertype,
    input  wire   [1:0] result_headers_ip,
    input  wire [319:0] result_headers_ip_header,
    input  wire   [1:0] result_headers_transport,
    input  wire  [63:0] result_headers_transport_header,
    input  wire         result_headers_trimmed,
    input  wire   [4:0] result_headers_pds,
    input  wire [319:0] result_headers_pds_header,
    input  wire   [2:0] result_headers_ses,
    input  wire [351:0] result_headers_ses_header,
    input  wire   [2:0] result_headers_extension,
    input  wire [287:0] result_headers_extension_header,
    input  wire  [15:0] result_headers_payload_length,
    input  wire         result_sends,
    input  wire         result_retires,
    input  wire   [8:0] result_chain_first,
    input  wire   [8:0] result_chain_last,
    input  wire  [13:0] result_chain_length,
    input  wire  [31:0] result_handle,
    output wire         ready,
    output wire  [47:0] down_payload_headers_ethernet_destination,
    output wire  [47:0] down_payload_headers_ethernet_source,
    output wire  [15:0] down_payload_headers_ethernet_ethertype,
    output wire   [1:0] down_payload_headers_tags,
    output wire   [2:0] down_payload_headers_outer_tag_pcp,
    output wire         down_payload_headers_outer_tag_dei,
    output wire  [11:0] down_payload_headers_outer_tag_vid,
    output wire  [15:0] down_payload_headers_outer_tag_ethertype,
    output wire   [2:0] down_payload_headers_inner_tag_pcp,
    output wire         down_payload_headers_inner_tag_dei,
    output wire  [11:0] down_payload_headers_inner_tag_vid,
    output wire  [15:0] down_payload_headers_inner_tag_ethertype,
    output wire   [1:0] down_payload_headers_ip,
    output wire [319:0] down_payload_headers_ip_header,
    output wire   [1:0] down_payload_headers_transport,
    output wire  [63:0] down_payload_headers_transport_header,
    output wire         down_payload_headers_trimmed,
    output wire   [4:0] down_payload_headers_pds,
    output wire [319:0] down_payload_headers_pds_header,
    output wire   [2:0] down_payload_headers_ses,
    output wire [351:0] down_payload_headers_ses_header,
    output wire   [2:0] down_payload_headers_extension,
    output wire [287:0] down_payload_headers_extension_header,
    output wire  [15:0] down_payload_headers_payload_length,
    output wire         down_payload_sends,
    output wire         down_payload_retires,
    output wire   [8:0] down_payload_chain_first,
    output wire   [8:0] down_payload_chain_last,
    output wire  [13:0] down_payload_chain_length,
    output wire  [31:0] down_payload_handle,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] outstanding;
    wire         queue_up_ready;
    wire  [47:0] queue_down_payload_headers_ethernet_destination;
    wire  [47:0] queue_down_payload_headers_ethernet_source;
    wire  [15:0] queue_down_payload_headers_ethernet_ethertype;
    wire   [1:0] queue_down_payload_headers_tags;
    wire   [2:0] queue_down_payload_headers_outer_tag_pcp;
    wire         queue_down_payload_headers_outer_tag_dei;
    wire  [11:0] queue_down_payload_headers_outer_tag_vid;
    wire  [15:0] queue_down_payload_headers_outer_tag_ethertype;
    wire   [2:0] queue_down_payload_headers_inner_tag_pcp;
    wire         queue_down_payload_headers_inner_tag_dei;
    wire  [11:0] queue_down_payload_headers_inner_tag_vid;
    wire  [15:0] queue_down_payload_headers_inner_tag_ethertype;
    wire   [1:0] queue_down_payload_headers_ip;
    wire [319:0] queue_down_payload_headers_ip_header;
    wire   [1:0] queue_down_payload_headers_transport;
    wire  [63:0] queue_down_payload_headers_transport_header;
    wire         queue_down_payload_headers_trimmed;
    wire   [4:0] queue_down_payload_headers_pds;
    wire [319:0] queue_down_payload_headers_pds_header;
    wire   [2:0] queue_down_payload_headers_ses;
    wire [351:0] queue_down_payload_headers_ses_header;
    wire   [2:0] queue_down_payload_headers_extension;
    wire [287:0] queue_down_payload_headers_extension_header;
    wire  [15:0] queue_down_payload_headers_payload_length;
    wire         queue_down_payload_sends;
    wire         queue_down_payload_retires;
    wire   [8:0] queue_down_payload_chain_first;
    wire   [8:0] queue_down_payload_chain_last;
    wire  [13:0] queue_down_payload_chain_length;
    wire  [31:0] queue_down_payload_handle;
    wire         queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w1620_d8 queue (
        .clk                                       (clk),
        .rst                                       (rst),
        .up_payload_headers_ethernet_destination   (result_headers_ethernet_destination),
        .up_payload_headers_ethernet_source        (result_headers_ethernet_source),
        .up_payload_headers_ethernet_ethertype     (result_headers_ethernet_ethertype),
        .up_payload_headers_tags                   (result_headers_tags),
        .up_payload_headers_outer_tag_pcp          (result_headers_outer_tag_pcp),
        .up_payload_headers_outer_tag_dei          (result_headers_outer_tag_dei),
        .up_payload_headers_outer_tag_vid          (result_headers_outer_tag_vid),
        .up_payload_headers_outer_tag_ethertype    (result_headers_outer_tag_ethertype),
        .up_payload_headers_inner_tag_pcp          (result_headers_inner_tag_pcp),
        .up_payload_headers_inner_tag_dei          (result_headers_inner_tag_dei),
        .up_payload_headers_inner_tag_vid          (result_headers_inner_tag_vid),
        .up_payload_headers_inner_tag_ethertype    (result_headers_inner_tag_ethertype),
        .up_payload_headers_ip                     (result_headers_ip),
        .up_payload_headers_ip_header              (result_headers_ip_header),
        .up_payload_headers_transport              (result_headers_transport),
        .up_payload_headers_transport_header       (result_headers_transport_header),
        .up_payload_headers_trimmed                (result_headers_trimmed),
        .up_payload_headers_pds                    (result_headers_pds),
        .up_payload_headers_pds_header             (result_headers_pds_header),
        .up_payload_headers_ses                    (result_headers_ses),
        .up_payload_headers_ses_header             (result_headers_ses_header),
        .up_payload_headers_extension              (result_headers_extension),
        .up_payload_headers_extension_header       (result_headers_extension_header),
        .up_payload_headers_payload_length         (result_headers_payload_length),
        .up_payload_sends                          (result_sends),
        .up_payload_retires                        (result_retires),
        .up_payload_chain_first                    (result_chain_first),
        .up_payload_chain_last                     (result_chain_last),
        .up_payload_chain_length                   (result_chain_length),
        .up_payload_handle                         (result_handle),
        .up_valid                                  (done),
        .up_ready                                  (queue_up_ready),
        .down_payload_headers_ethernet_destination (queue_down_payload_headers_ethernet_destination),
        .down_payload_headers_ethernet_source      (queue_down_payload_headers_ethernet_source),
        .down_payload_headers_ethernet_ethertype   (queue_down_payload_headers_ethernet_ethertype),
        .down_payload_headers_tags                 (queue_down_payload_headers_tags),
        .down_payload_headers_outer_tag_pcp        (queue_down_payload_headers_outer_tag_pcp),
        .down_payload_headers_outer_tag_dei        (queue_down_payload_headers_outer_tag_dei),
        .down_payload_headers_outer_tag_vid        (queue_down_payload_headers_outer_tag_vid),
        .down_payload_headers_outer_tag_ethertype  (queue_down_payload_headers_outer_tag_ethertype),
        .down_payload_headers_inner_tag_pcp        (queue_down_payload_headers_inner_tag_pcp),
        .down_payload_headers_inner_tag_dei        (queue_down_payload_headers_inner_tag_dei),
        .down_payload_headers_inner_tag_vid        (queue_down_payload_headers_inner_tag_vid),
        .down_payload_headers_inner_tag_ethertype  (queue_down_payload_headers_inner_tag_ethertype),
        .down_payload_headers_ip                   (queue_down_payload_headers_ip),
        .down_payload_headers_ip_header            (queue_down_payload_headers_ip_header),
        .down_payload_headers_transport            (queue_down_payload_headers_transport),
        .down_payload_headers_transport_header     (queue_down_payload_headers_transport_header),
        .down_payload_headers_trimmed              (queue_down_payload_headers_trimmed),
        .down_payload_headers_pds                  (queue_down_payload_headers_pds),
        .down_payload_headers_pds_header           (queue_down_payload_headers_pds_header),
        .down_payload_headers_ses                  (queue_down_payload_headers_ses),
        .down_payload_headers_ses_header           (queue_down_payload_headers_ses_header),
        .down_payload_headers_extension            (queue_down_payload_headers_extension),
        .down_payload_headers_extension_header     (queue_down_payload_headers_extension_header),
        .down_payload_headers_payload_length       (queue_down_payload_headers_payload_length),
        .down_payload_sends                        (queue_down_payload_sends),
        .down_payload_retires                      (queue_down_payload_retires),
        .down_payload_chain_first                  (queue_down_payload_chain_first),
        .down_payload_chain_last                   (queue_down_payload_chain_last),
        .down_payload_chain_length                 (queue_down_payload_chain_length),
        .down_payload_handle                       (queue_down_payload_handle),
        .down_valid                                (queue_down_valid),
        .down_ready                                (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 4'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 4'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 4'd1;
            end
        end
    end

    assign ready = outstanding != 4'd8;
    assign down_payload_headers_ethernet_destination = queue_down_payload_headers_ethernet_destination;
    assign down_payload_headers_ethernet_source = queue_down_payload_headers_ethernet_source;
    assign down_payload_headers_ethernet_ethertype = queue_down_payload_headers_ethernet_ethertype;
    assign down_payload_headers_tags = queue_down_payload_headers_tags;
    assign down_payload_headers_outer_tag_pcp = queue_down_payload_headers_outer_tag_pcp;
    assign down_payload_headers_outer_tag_dei = queue_down_payload_headers_outer_tag_dei;
    assign down_payload_headers_outer_tag_vid = queue_down_payload_headers_outer_tag_vid;
    assign down_payload_headers_outer_tag_ethertype = queue_down_payload_headers_outer_tag_ethertype;
    assign down_payload_headers_inner_tag_pcp = queue_down_payload_headers_inner_tag_pcp;
    assign down_payload_headers_inner_tag_dei = queue_down_payload_headers_inner_tag_dei;
    assign down_payload_headers_inner_tag_vid = queue_down_payload_headers_inner_tag_vid;
    assign down_payload_headers_inner_tag_ethertype = queue_down_payload_headers_inner_tag_ethertype;
    assign down_payload_headers_ip = queue_down_payload_headers_ip;
    assign down_payload_headers_ip_header = queue_down_payload_headers_ip_header;
    assign down_payload_headers_transport = queue_down_payload_headers_transport;
    assign down_payload_headers_transport_header = queue_down_payload_headers_transport_header;
    assign down_payload_headers_trimmed = queue_down_payload_headers_trimmed;
    assign down_payload_headers_pds = queue_down_payload_headers_pds;
    assign down_payload_headers_pds_header = queue_down_payload_headers_pds_header;
    assign down_payload_headers_ses = queue_down_payload_headers_ses;
    assign down_payload_headers_ses_header = queue_down_payload_headers_ses_header;
    assign down_payload_headers_extension = queue_down_payload_headers_extension;
    assign down_payload_headers_extension_header = queue_down_payload_headers_extension_header;
    assign down_payload_headers_payload_length = queue_down_payload_headers_payload_length;
    assign down_payload_sends = queue_down_payload_sends;
    assign down_payload_retires = queue_down_payload_retires;
    assign down_payload_chain_first = queue_down_payload_chain_first;
    assign down_payload_chain_last = queue_down_payload_chain_last;
    assign down_payload_chain_length = queue_down_payload_chain_length;
    assign down_payload_handle = queue_down_payload_handle;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
